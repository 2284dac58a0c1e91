// The sounds as recipes: dry wood, bone, paper, coin, drum and horn, synthesised, all our own. Times are milliseconds.

/** A voice of a sound: it starts at once, or within `attack`, and decays until its end. */
interface Voice {
  at: number;
  length: number;
  /** At most 1. */
  gain: number;
  attack?: number;
}

/** A tone gliding from one pitch to another, in hertz. */
export interface Tone extends Voice {
  wave: OscillatorType;
  from: number;
  to: number;
}

/** Noise around a pitch, in hertz; the higher `q`, the narrower. */
export interface Hiss extends Voice {
  filter: BiquadFilterType;
  pitch: number;
  q: number;
}

export interface Recipe {
  tones: readonly Tone[];
  hisses: readonly Hiss[];
}

const tone = (at: number, length: number, pitch: number, gain: number, to = pitch): Tone => ({
  wave: "sine",
  at,
  length,
  from: pitch,
  to,
  gain,
});

const hiss = (at: number, length: number, pitch: number, gain: number, q = 1.2): Hiss => ({
  filter: "bandpass",
  at,
  length,
  pitch,
  q,
  gain,
});

/** Struck wood: two short dissonant tones, and the hit itself. */
const wood = (at: number, pitch: number, gain: number): Recipe => ({
  tones: [tone(at, 90, pitch, 0.5 * gain, pitch * 0.94), tone(at, 55, pitch * 2.37, 0.24 * gain)],
  hisses: [hiss(at, 22, pitch * 5, 0.5 * gain)],
});

/** A struck skin: its pitch falls at once. */
const skin = (at: number, length: number, gain: number): Recipe => ({
  tones: [tone(at, length, 150, 0.8 * gain, 62), tone(at, length * 0.45, 236, 0.25 * gain, 120)],
  hisses: [hiss(at, 30, 420, 0.5 * gain, 0.8)],
});

/** Struck stone: dull, nearly without pitch. */
const rock = (at: number, length: number, gain: number): Recipe => ({
  tones: [tone(at, length, 118, 0.5 * gain, 74)],
  hisses: [hiss(at, 40, 520, 0.7 * gain, 0.6), hiss(at + 18, length, 240, 0.35 * gain, 0.8)],
});

/** A knuckle on wood. */
const knuckle = (at: number): Recipe => ({
  tones: [tone(at, 45, 640, 0.28, 600)],
  hisses: [hiss(at, 12, 2200, 0.2, 1.5)],
});

/** A struck bell: partials that are no harmonics, and a long decay. */
const bell = (pitch: number, gain: number): Recipe => ({
  tones: [
    tone(0, 390, pitch, 0.34 * gain),
    tone(0, 300, pitch * 2.76, 0.16 * gain),
    tone(0, 200, pitch * 5.4, 0.08 * gain),
  ],
  hisses: [hiss(0, 10, pitch * 6, 0.16 * gain)],
});

/** A bone die that strikes sand: a dry, hollow click, and the sand that gives way. */
const bone = (at: number, pitch: number, gain: number): Recipe => ({
  tones: [tone(at, 34, pitch, 0.34 * gain, pitch * 0.9), tone(at, 20, pitch * 1.83, 0.16 * gain)],
  hisses: [hiss(at, 9, pitch * 3.1, 0.34 * gain, 1.6), hiss(at + 4, 95, 1250, 0.2 * gain, 0.4)],
});

/** A coin spinning to rest. */
const metal = (at: number, length: number, gain: number): Recipe => ({
  tones: [
    tone(at, length, 2490, 0.22 * gain),
    tone(at, length * 0.7, 3910, 0.14 * gain),
    tone(at, length * 0.5, 5630, 0.08 * gain),
  ],
  hisses: [hiss(at, 12, 6000, 0.18 * gain)],
});

const together = (...parts: readonly Recipe[]): Recipe => ({
  tones: parts.flatMap(({ tones }) => tones),
  hisses: parts.flatMap(({ hisses }) => hisses),
});

const horn = (pitch: number, gain: number): Tone => ({
  wave: "sawtooth",
  at: 0,
  length: 390,
  attack: 60,
  from: pitch * 0.97,
  to: pitch,
  gain,
});

export const RECIPES = {
  /** A token set down on the board. */
  token: wood(0, 410, 1),
  /** A token on a token. */
  tokens: together(wood(0, 760, 0.8), wood(34, 520, 0.9)),
  /** Splitting wood. */
  split: {
    tones: [tone(0, 150, 190, 0.5, 90)],
    hisses: [hiss(0, 26, 2600, 0.8, 0.7), hiss(38, 18, 3400, 0.6, 0.9), hiss(66, 120, 1500, 0.4, 0.6)],
  },
  /** A coin turned over. */
  coin: together(metal(0, 120, 0.8), metal(86, 200, 1)),
  /** One low drum. */
  drum: skin(0, 380, 1),
  /** A roll of three. */
  roll: together(skin(0, 150, 0.7), skin(110, 150, 0.8), skin(220, 175, 1)),
  horn: {
    tones: [horn(174.6, 0.2), horn(175.9, 0.2), horn(261.6, 0.1)],
    hisses: [],
  },
  /** A plank or an ashlar set down. */
  plank: together(wood(0, 250, 1), rock(30, 130, 0.5)),
  /** A dull blow on stone. */
  stone: rock(0, 210, 1),
  /** Leather over wood. */
  leather: {
    tones: [tone(70, 60, 205, 0.2, 170)],
    hisses: [hiss(0, 110, 900, 0.28, 0.5), hiss(60, 40, 1900, 0.18, 0.7)],
  },
  /** A sheet of paper pushed over another, and laid flat. */
  paper: {
    tones: [],
    hisses: [hiss(0, 85, 3400, 0.26, 0.6), hiss(60, 110, 5200, 0.18, 0.5), hiss(150, 36, 1300, 0.24, 0.8)],
  },
  /** Bone dice thrown on sand: three strike, and one rolls on. */
  dice: together(bone(0, 1180, 0.8), bone(58, 960, 1), bone(104, 1310, 0.7), {
    tones: [],
    hisses: [hiss(110, 240, 980, 0.16, 0.4)],
  }),
  /** One bone die on sand. */
  die: bone(0, 1060, 1),
  /** A soft tap. */
  tap: knuckle(0),
  /** Two taps. */
  taps: together(knuckle(0), knuckle(130)),
  /** Two strokes on wood, the second one higher. */
  strokes: together(wood(0, 330, 0.9), wood(150, 495, 1)),
  /** Wood that cracks, short. */
  crack: {
    tones: [tone(0, 70, 210, 0.4, 120)],
    hisses: [hiss(0, 18, 2800, 0.7, 0.7), hiss(24, 30, 1700, 0.4, 0.7)],
  },
  /** A struck bell. */
  bell: bell(587, 1),
  /** A low bell. */
  lowBell: bell(196, 1),
  /** Two dry ticks. */
  ticks: {
    tones: [tone(0, 30, 1900, 0.3), tone(150, 30, 1900, 0.3)],
    hisses: [hiss(0, 14, 4200, 0.5, 2), hiss(150, 14, 4200, 0.5, 2)],
  },
} as const satisfies Record<string, Recipe>;

export type SoundName = keyof typeof RECIPES;
