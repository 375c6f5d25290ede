/** Where the marks of a trace stand: the axis gives each instant the room that its marks need, and tears where nothing happened for long. */
import { zonedText } from '../../api/clock.js';
import { dayText } from '../clock-moves.js';
import { spanText } from '../jobs.js';
import type { Mark, Row } from './trace-marks.js';

const HEAD = 40;
const LANE = 44;
const BELOW = 32;
const MARGIN = 16;
/** Half of a day with a time stands beside the last mark. */
const MARGIN_END = 38;
/** So long, and the axis is torn. */
const TORN_MS = 1_000;
const TORN = 60;
/** Beside the line for now, whose name needs room too. */
const TORN_AT_NOW = 84;
const APART = 3;
/** What one led to at the same instant stands so much to the right of it. */
const STEP = 10;
const LETTER = 6.2;
const MOST_STRETCHED = 4;

export interface Placed extends Mark {
  x: number;
  y: number;
}

export interface PlacedRow extends Row {
  y: number;
  height: number;
}

interface Text {
  x: number;
  text: string;
}

/** A long wait: its length stands in the middle of its room. */
interface Break extends Text {
  /** What has not passed yet is not torn. */
  ahead: boolean;
}

interface Tick extends Text {
  /** The first instant after a wait, which is given as a time of day. */
  first: boolean;
}

/** An instant, and what happened at it; nothing at the present. */
interface Stop {
  at_ms: number;
  marks: readonly Mark[];
}

interface Axis {
  xs: Map<Mark, number>;
  ticks: Tick[];
  breaks: Break[];
  now_x: number;
  end: number;
}

interface Label extends Text {
  y: number;
  mark: Placed;
  toLeft: boolean;
}

export interface Layout extends Omit<Axis, 'xs' | 'end'> {
  rows: readonly PlacedRow[];
  marks: readonly Placed[];
  labels: readonly Label[];
  width: number;
  height: number;
}

function stopsOf(marks: readonly Mark[], now_ms: number): Stop[] {
  const at = new Map<number, Mark[]>();
  for (const mark of marks) at.set(mark.at_ms, [...(at.get(mark.at_ms) ?? []), mark]);
  const stops = [...at].map(([at_ms, those]): Stop => ({ at_ms, marks: those }));
  return [
    ...stops.filter(({ at_ms }) => at_ms <= now_ms),
    { at_ms: now_ms, marks: [] },
    ...stops.filter(({ at_ms }) => at_ms > now_ms),
  ];
}

function timeText(at_ms: number, before_ms: number | undefined): string {
  const text = zonedText(at_ms);
  if (before_ms === undefined) return text.slice(11).replace(/\.000$/, '');
  return dayText(at_ms) === dayText(before_ms) ? text.slice(11, 19) : `${dayText(at_ms)} ${text.slice(11, 16)}`;
}

/** Lays out the axis, with short waits drawn so many times as long as they have to be. */
function axisOf(stops: readonly Stop[], stretch: number): Axis {
  const axis: Axis = { xs: new Map(), ticks: [], breaks: [], now_x: 0, end: MARGIN };
  const ends = new Map<string, number>();
  let before: Stop | undefined;
  let burst_ms: number | undefined;
  let ahead = false;
  for (const stop of stops) {
    const gap_ms = before ? stop.at_ms - before.at_ms : 0;
    const isNow = stop.marks.length === 0;
    const afterNow = before?.marks.length === 0;
    ahead ||= afterNow;
    const torn = gap_ms >= TORN_MS;
    const wait = torn ? (isNow || afterNow ? TORN_AT_NOW : TORN) : (8 + 12 * Math.log10(1 + gap_ms)) * stretch;
    const x = axis.end + (before ? wait : 0);
    if (torn) axis.breaks.push({ x: axis.end + wait / 2, text: firstUnit(gap_ms), ahead });
    axis.end = x;
    before = stop;
    if (isNow) {
      axis.now_x = x;
      continue;
    }
    const first = torn || afterNow || burst_ms === undefined;
    axis.ticks.push({ x, first, text: first ? timeText(stop.at_ms, burst_ms) : `+${stop.at_ms - (burst_ms ?? 0)} ms` });
    if (first) burst_ms = stop.at_ms;
    for (const mark of stop.marks) {
      const { cause, row, width } = mark;
      const behind = cause?.at_ms === mark.at_ms ? (axis.xs.get(cause) ?? 0) + STEP * stretch : 0;
      const at = Math.max(x, behind, (ends.get(row) ?? 0) + APART);
      axis.xs.set(mark, at);
      ends.set(row, at + width);
      axis.end = Math.max(axis.end, at + width);
    }
  }
  return axis;
}

const firstUnit = (span_ms: number): string => spanText(span_ms).split(' ').slice(0, 2).join(' ');

/** The axis as wide as the room, where its waits can be stretched so far. */
function fitted(stops: readonly Stop[], room: number): Axis {
  const [least, most] = [axisOf(stops, 1), axisOf(stops, MOST_STRETCHED)];
  const share = (room - MARGIN_END - least.end) / Math.max(1, most.end - least.end);
  return share <= 0 ? least : axisOf(stops, 1 + (MOST_STRETCHED - 1) * Math.min(1, share));
}

/** Phases last until the next one of their record, or until now. */
function lasting(marks: readonly Placed[], now_x: number): Placed[] {
  return marks.map((mark, i) => {
    if (mark.shape !== 'phase') return mark;
    const next = marks.slice(i + 1).find(({ row }) => row === mark.row);
    return { ...mark, width: Math.max(mark.width, (next?.x ?? now_x) - mark.x - 1) };
  });
}

/** How much room a label needs, with what is beside it. */
export const labelLength = (label: string): number => label.length * LETTER + 12;

/** Labels stand beside their marks where there is room: to the right, else to the left. */
function labelsOf(marks: readonly Placed[], now_x: number): Label[] {
  const free = new Map<string, number>();
  return marks.flatMap((mark, i): Label[] => {
    const { x, y, row, width, label, shape } = mark;
    const [long, from] = [labelLength(label), free.get(row) ?? 0];
    free.set(row, x + width);
    if (label === '') return [];
    if (shape === 'phase') return long <= width ? [{ x: x + 6, y, text: label, mark, toLeft: false }] : [];
    const next = marks.slice(i + 1).find((other) => other.row === row);
    const limit = Math.min(next?.x ?? Number.POSITIVE_INFINITY, x < now_x ? now_x : Number.POSITIVE_INFINITY);
    if (x + width + long <= limit) {
      free.set(row, x + width + long);
      return [{ x: x + width + 6, y, text: label, mark, toLeft: false }];
    }
    return x - long >= from ? [{ x: x - 6, y, text: label, mark, toLeft: true }] : [];
  });
}

/** Half of what a text on the axis takes. */
export const halfOf = ({ text }: Pick<Text, 'text'>): number => text.length * 3 + 2;

/** Of ticks that would touch what stands on their line the later ones go; times of day have a line of their own. */
function thinned(ticks: readonly Tick[], taken: Text[]): Tick[] {
  return ticks.filter((tick) => {
    const isFree = taken.every((other) => Math.abs(other.x - tick.x) >= halfOf(other) + halfOf(tick) + 8);
    if (isFree && !tick.first) taken.push(tick);
    return isFree || tick.first;
  });
}

/** @param room how wide the drawing should be, unless it needs more */
export function layOut(rows: readonly Row[], marks: readonly Mark[], now_ms: number, room: number): Layout {
  let height = HEAD;
  const placed = rows.map((row): PlacedRow => {
    const own = row.below ? BELOW : LANE;
    height += own;
    return { ...row, y: height - own / 2, height: own };
  });
  const ys = new Map(placed.map(({ key, y }) => [key, y]));
  const { xs, end, ticks, ...axis } = fitted(stopsOf(marks, now_ms), room);
  const there = marks.map((mark): Placed => ({ ...mark, x: xs.get(mark) ?? 0, y: ys.get(mark.row) ?? 0 }));
  const lasted = lasting(there, axis.now_x);
  const labels = labelsOf(lasted, axis.now_x);
  const width = Math.ceil(Math.max(room, end + MARGIN_END));
  const shown = thinned(ticks, [...axis.breaks, { x: axis.now_x, text: 'Now' }]);
  return { ...axis, ticks: shown, rows: placed, marks: lasted, labels, width, height };
}
