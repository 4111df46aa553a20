// The rules as the build writes them, a file per game and language, with their markdown as HTML. They are
// our own texts: what is marked up there may be trusted.
import { marked } from 'marked';
import { language } from '#src/texts/speech.svelte';

interface Written {
    title: string;
    introduction: string;
    sections: { id: string; number: string; level: number; title: string; markdown: string }[];
}

const files = import.meta.glob<string>('#made/rules/*.json', {
    query: '?url',
    import: 'default',
    eager: true,
});

export async function loadRules(game: string) {
    const ending = `/${game}.${language()}.json`;
    const path = Object.keys(files).find((path) => path.endsWith(ending));
    if (!path) throw new RangeError(`no rules of ${game} in ${language()}`);
    const answer = await fetch(files[path]);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    const { title, introduction, sections }: Written = await answer.json();
    const html = (text: string) => marked.parse(text, { async: false });
    return {
        title,
        introduction: html(introduction),
        sections: sections.map((section) => ({ ...section, html: html(section.markdown) })),
    };
}
