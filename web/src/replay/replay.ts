// A record, opened by the engine in this browser: any position of it, as anybody saw it or with all open.
import { askReplay } from '#src/connection/connections';
import type { Event, LogLine, View } from '#src/connection/messages';
import type { Message } from '#src/texts/texts';

/** With whose eyes: a seat's, a spectator's, or with everything open. */
export type Eyes = number | null | 'open';

/** What is wrong with a record, and where. */
export interface Problem {
    problem: string;
    where?: string;
    found?: string;
    expected?: string;
    line?: number;
}

export interface ReplayFacts {
    game: string;
    options: Record<string, string>;
    players: string[];
    kinds: ('person' | 'bot')[];
    seats: number;
    date?: string;
    steps: number;
    /** Where turns begin. */
    turns: { step: number; seat: number; round: number }[];
    result: { winners: number[]; reason: string; says?: Message } | null;
    standings: { seat: number; says: Message }[];
    seal: { sealed: boolean; proved?: boolean };
    /** Why it could not be played to its end; it is shown up to there. */
    problem?: Problem;
}

export interface Shown {
    step: number;
    view: View;
    to_act: number | null;
}

export interface Told {
    events: (Event & { step: number })[];
    log: LogLine[];
}

export class UnreadableRecord extends Error {
    readonly problem: Problem;
    constructor(problem: Problem) {
        super(problem.problem);
        this.problem = problem;
    }
}

export class Replay {
    readonly facts: ReplayFacts;
    #text: string;
    #kept = new Map<string, Promise<Shown>>();

    private constructor(text: string, facts: ReplayFacts) {
        this.#text = text;
        this.facts = facts;
    }

    static async open(text: string) {
        const [answer] = (await askReplay([{ replay: text }])) as ({
            replay: ReplayFacts;
        } & Partial<Problem>)[];
        if (!answer.replay) throw new UnreadableRecord(answer as Problem);
        return new Replay(text, answer.replay);
    }

    /** The engine has one record at a time: it is told again which. */
    async #ask<Answer>(request: object): Promise<Answer> {
        const answers = await askReplay([{ replay: this.#text }, request]);
        return answers[1] as Answer;
    }

    async show(steps: number[], viewer: Eyes): Promise<Shown[]> {
        const missing = steps.filter((step) => !this.#kept.has(`${step} ${viewer}`));
        if (missing.length) {
            const asked = this.#ask<{ shown: Shown[] }>({ show: { steps: missing, viewer } });
            missing.forEach((step, at) =>
                this.#kept.set(
                    `${step} ${viewer}`,
                    asked.then(({ shown }) => shown[at]),
                ),
            );
        }
        return Promise.all(steps.map((step) => this.#kept.get(`${step} ${viewer}`)!));
    }

    tell(from: number, to: number, viewer: Eyes): Promise<Told> {
        return this.#ask<Told>({ tell: { from, to, viewer } });
    }
}
