// Since when people are away. A server says who is there, not since when: whoever was seen to go is known.

export class Absences {
    #there = new Set<string>();
    #gone = new Map<string, number>();

    /** Those who are there now, at this time. */
    take(people: readonly string[], time: number) {
        for (const person of this.#there) if (!people.includes(person)) this.#gone.set(person, time);
        this.#there = new Set(people);
        for (const person of people) this.#gone.delete(person);
    }

    since(person: string): number | undefined {
        return this.#gone.get(person);
    }
}
