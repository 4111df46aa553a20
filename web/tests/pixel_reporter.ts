// Says which states look different, and by how many pixels.
import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const plain = (text: string) => text.replaceAll(/\u001b\[\d+m/g, '');

/** What an error says of a picture; nothing where it is about something else. */
function told(message: string): string | undefined {
    const missing = /snapshot doesn't exist at \S*?([^/\s]+)\.png/.exec(message)?.[1];
    if (missing) return `${missing}: never accepted`;
    const picture = /Snapshot: (\S+)\.png/.exec(message)?.[1];
    const pixels = /(\d+) pixels/.exec(message)?.[1];
    return picture && `${picture}: ${pixels ? `${pixels} pixels` : 'another size'}`;
}

export default class PixelReporter implements Reporter {
    #moved: string[] = [];
    #wrong: string[] = [];
    #isAccepting = false;

    printsToStdio() {
        return true;
    }

    onBegin({ updateSnapshots }: FullConfig) {
        this.#isAccepting = updateSnapshots === 'all';
    }

    onTestEnd(test: TestCase, { errors }: TestResult) {
        for (const { message = '' } of errors) {
            const text = plain(message);
            const found = told(text);
            if (found) this.#moved.push(found);
            else this.#wrong.push(`${test.title}: ${text.split('\n\n')[0]}`);
        }
    }

    onError({ message = '' }: { message?: string }) {
        this.#wrong.push(plain(message));
    }

    onEnd({ status }: FullResult) {
        const folder = process.env.LEMNISCATE_PICTURES;
        for (const line of [...this.#wrong, ...this.#moved.sort()]) console.log(line);
        if (this.#isAccepting && status === 'passed') console.log(`The pictures are in ${folder}.`);
        else if (this.#moved.length > 0)
            console.log(
                `${this.#moved.length} pictures moved; what differs is drawn in *-diff.png below build/web-pixels. ` +
                    'If it was meant: web/check pixels --accept',
            );
        else if (status === 'passed') console.log(`Nothing moved: every picture is that of ${folder}.`);
    }
}
