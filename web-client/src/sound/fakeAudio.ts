// A fake audio context for tests: records the sources started and stopped, and plays nothing.

/** A sound source that was started. */
export interface Started {
  kind: "tone" | "hiss";
  /** Seconds of the context's time. */
  from: number;
  to: number;
  /** The gain on the way to the output, from 0 to 1. */
  gain: number;
}

interface Param {
  value: number;
  setValueAtTime: (value: number, at: number) => void;
  exponentialRampToValueAtTime: (value: number, at: number) => void;
}

const param = (): Param => {
  const made: Param = {
    value: 0,
    setValueAtTime: (value) => void (made.value = value),
    exponentialRampToValueAtTime: (value) => {
      if (!(value > 0)) throw new RangeError("an exponential ramp never reaches 0");
    },
  };
  return made;
};

/** A node that knows its destination. */
class Node {
  next: Node | null = null;
  gain = param();
  frequency = param();
  Q = param();
  type = "";
  buffer: unknown = null;
  onended: (() => void) | null = null;
  private from = 0;

  constructor(
    private readonly kind: Started["kind"],
    private readonly started: Started[],
  ) {}

  connect(next: Node): void {
    this.next = next;
  }

  disconnect(): void {
    this.next = null;
  }

  start(at: number): void {
    this.from = at;
  }

  stop(at: number): void {
    let out: Node | null = this.next;
    while (out?.next?.next) out = out.next;
    this.started.push({ kind: this.kind, from: this.from, to: at, gain: out?.gain.value ?? 0 });
  }
}

/** Starts suspended, as in browsers before a user gesture, and runs once resumed. */
export class FakeAudio {
  state: AudioContextState = "suspended";
  currentTime = 0;
  sampleRate = 8_000;
  readonly started: Started[] = [];
  readonly destination = new Node("tone", this.started);

  /** Whether it does not run before `run` is called, as browsers do not at once. */
  slow = false;
  run = (): void => undefined;

  resume(): Promise<void> {
    return new Promise((resolve) => {
      this.run = () => {
        this.state = "running";
        resolve();
      };
      if (!this.slow) this.run();
    });
  }

  suspend(): Promise<void> {
    this.state = "suspended";
    return Promise.resolve();
  }

  createGain = () => new Node("tone", this.started);
  createOscillator = () => new Node("tone", this.started);
  createBufferSource = () => new Node("hiss", this.started);
  createBiquadFilter = () => new Node("hiss", this.started);
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}
