// Sounds, made on the spot: nothing is fetched, and nothing sounds before it was switched on.
import { settings } from '#src/settings.svelte';

export type Sound = 'slide' | 'tick' | 'thud' | 'chime' | 'chord';

let context: AudioContext | undefined;

/** A tone that fades: hertz, when it begins, how long it sounds, how loud it is. */
function tone(
    audio: AudioContext,
    hertz: number,
    at: number,
    length: number,
    loud: number,
    shape: OscillatorType,
) {
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.type = shape;
    oscillator.frequency.value = hertz;
    gain.gain.setValueAtTime(loud, audio.currentTime + at);
    gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + at + length);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(audio.currentTime + at);
    oscillator.stop(audio.currentTime + at + length);
}

/** Paper on felt: noise through a filter that closes. */
function slide(audio: AudioContext) {
    const length = 0.16;
    const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; ++i) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
    const source = audio.createBufferSource();
    source.buffer = buffer;
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(2400, audio.currentTime);
    filter.frequency.exponentialRampToValueAtTime(700, audio.currentTime + length);
    const gain = audio.createGain();
    gain.gain.value = 0.09;
    source.connect(filter).connect(gain).connect(audio.destination);
    source.start();
}

const sounds: Record<Sound, (audio: AudioContext, count: number) => void> = {
    slide,
    tick: (audio, count) => tone(audio, 880 * 1.06 ** Math.min(count, 12), 0, 0.09, 0.07, 'triangle'),
    thud: (audio) => tone(audio, 82, 0, 0.25, 0.2, 'sine'),
    chime: (audio) => [660, 990].forEach((hertz, i) => tone(audio, hertz, i * 0.12, 0.5, 0.08, 'sine')),
    chord: (audio) =>
        [262, 330, 392, 523].forEach((hertz, i) => tone(audio, hertz, i * 0.07, 1.4, 0.07, 'sine')),
};

/** `count` lets ticks rise. */
export function sound(which: Sound, count = 0) {
    if (!settings.sound) return;
    context ??= new AudioContext();
    void context.resume();
    sounds[which](context, count);
}
