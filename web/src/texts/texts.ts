// What texts/page/texts.mjs has, with the types that are written in its comments.
import { texts as speakFrom } from '../../../texts/page/texts.mjs';

export type Args = Record<string, string | number>;
export type CardArgument = { card: string; game: string };
export type Message = { key: string; arguments?: Record<string, Value> };
export type Messages = { messages: Message[]; between: string };
export type Value = string | number | { seat: number } | CardArgument | Message | Messages;
/** What stands for a message that is drawn; `name` is how it is said aloud. */
export type Drawn = { drawn: Message; name: string };
export type Part = string | (CardArgument & { name: string }) | Drawn;
export interface Speaker {
    seat(seat: number): string;
    card?(card: CardArgument): string;
    instead?(message: Message): Part | Part[] | undefined;
}
export interface Speech {
    say(key: string, args?: Args): string;
    message(message: Message, speaker: Speaker): string;
    parts(message: Message, speaker: Speaker): Part[];
}
export interface Catalogue {
    language: string;
    texts: Record<string, string>;
}

export const texts = speakFrom as (language: Catalogue, english: Catalogue) => Speech;
