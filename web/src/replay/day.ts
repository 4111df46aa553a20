// The day of a record as people write it; what is no day stays as it is written.
export function dayInWords(date: string, language: string) {
    const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(date) : undefined;
    if (!day || Number.isNaN(day.getTime())) return date;
    return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(day);
}
