import { RECIPES, type Recipe, type SoundName } from "./recipes";

/** The peak volume, low enough that several sounds at once do not distort. */
const CEILING = 0.5;

/** The minimum attack, which avoids a click. Seconds. */
const ATTACK = 0.002;

/** The target of the decay: exponential ramps never reach 0. */
const SILENCE = 0.0001;

const SECONDS = 1_000;

/** Milliseconds of silence after which the audio rests: a running context wakes the processor 100 times a second. */
export const REST_AFTER = 10_000;

/** Milliseconds within which it has to run again; later, what was to be heard at its wake is stale. */
export const WAKES_WITHIN = 1_000;

/** When and how loud a sound is played. */
export interface Playing {
  /** Milliseconds from now. */
  delay?: number;
  /** From 0 to 1, multiplied by the volume. */
  loudness?: number;
}

/**
 * Plays named sounds through one audio context. Browsers require a user gesture first: until `unlock` has been called
 * from one, and where audio is unavailable, sounds are dropped.
 */
export class SoundPlayer {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;
  /** Whether it was us who suspended the context. */
  private resting = false;
  private rest: ReturnType<typeof setTimeout> | undefined;
  /** The sounds that begin once the context runs again; null unless it is waking. */
  private waking: AudioNode[] | null = null;

  /**
   * @param make makes the context; throws where there is none
   * @param volume from 0 to 1, read for every sound; 0 where sounds are off
   */
  constructor(
    private readonly make: () => AudioContext,
    private readonly volume: () => number,
  ) {}

  /** Call this while handling a user gesture; repeated calls are harmless. */
  unlock(): void {
    if (this.volume() === 0) return;
    try {
      this.context ??= this.make();
      if (this.context.state === "running" || this.resting) return;
      void this.context.resume().catch(() => undefined);
      this.restIn(REST_AFTER);
    } catch {
      // No audio here.
    }
  }

  /** Plays a sound; returns whether it will be heard. */
  play(name: SoundName, { delay = 0, loudness = 1 }: Playing = {}): boolean {
    const { context } = this;
    const gain = this.volume() ** 2 * loudness * CEILING;
    if (context === null || gain === 0) return false;
    if (this.resting) this.wake(context);
    if (context.state !== "running" && this.waking === null) {
      // Suspended by the browser: what is queued now would all play at once when it resumes.
      return false;
    }
    this.restIn(delay + REST_AFTER);
    const out = context.createGain();
    out.gain.value = gain;
    out.connect(context.destination);
    this.waking?.push(out);
    const last = this.voices(context, out, RECIPES[name], context.currentTime + delay / SECONDS);
    if (last) last.onended = () => out.disconnect();
    return true;
  }

  /** Ends our own rest. Where the browser does not let it run in time, the sounds of the meantime are dropped. */
  private wake(context: AudioContext): void {
    this.resting = false;
    this.waking = [];
    const drop = () => {
      for (const out of this.waking ?? []) out.disconnect();
      this.waking = null;
    };
    const late = setTimeout(drop, WAKES_WITHIN);
    void context
      .resume()
      .then(() => (this.waking = null), drop)
      .finally(() => clearTimeout(late));
  }

  /** Lets the audio rest after so many milliseconds, unless something is played before. */
  private restIn(wait: number): void {
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      if (this.context?.state !== "running") return;
      this.resting = true;
      void this.context.suspend().catch(() => undefined);
    }, wait);
  }

  /** Starts all voices; returns the one that ends last. */
  private voices(
    context: AudioContext,
    out: AudioNode,
    { tones, hisses }: Recipe,
    start: number,
  ): AudioScheduledSourceNode | null {
    let last: { node: AudioScheduledSourceNode; end: number } | null = null;
    for (const voice of [...tones, ...hisses]) {
      const from = start + voice.at / SECONDS;
      const end = from + voice.length / SECONDS;
      const shape = context.createGain();
      const attack = voice.attack === undefined ? ATTACK : voice.attack / SECONDS;
      shape.gain.setValueAtTime(SILENCE, from);
      shape.gain.exponentialRampToValueAtTime(voice.gain, from + attack);
      shape.gain.exponentialRampToValueAtTime(SILENCE, end);
      shape.connect(out);
      let node: AudioScheduledSourceNode;
      if ("wave" in voice) {
        const oscillator = context.createOscillator();
        oscillator.type = voice.wave;
        oscillator.frequency.setValueAtTime(voice.from, from);
        oscillator.frequency.exponentialRampToValueAtTime(voice.to, end);
        oscillator.connect(shape);
        node = oscillator;
      } else {
        const source = context.createBufferSource();
        source.buffer = this.noise ??= whiteNoise(context);
        const filter = context.createBiquadFilter();
        filter.type = voice.filter;
        filter.frequency.value = voice.pitch;
        filter.Q.value = voice.q;
        source.connect(filter);
        filter.connect(shape);
        node = source;
      }
      node.start(from);
      node.stop(end);
      if (last === null || end > last.end) last = { node, end };
    }
    return last?.node ?? null;
  }
}

/** Half a second of it. */
function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
