/**
 * Lines through points by ordinary least squares. Points of few games have errors that are themselves uncertain, so
 * they all weigh alike, and how far they lie from the line says how certain it is.
 */
import { type Quantity, derived } from '../quantity.ts';

export interface FitPoint {
  readonly x: number;
  readonly y: number;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The slope of a straight line. @param games of the smallest sample among the points */
export function slopeOf(points: readonly FitPoint[], games: number): Quantity {
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const spread = sum(points.map((point) => (point.x - x) ** 2));
  const slope = sum(points.map((point) => (point.x - x) * (point.y - y))) / spread;
  const left = sum(points.map((point) => (point.y - y - slope * (point.x - x)) ** 2));
  return derived(slope, Math.sqrt(left / Math.max(1, points.length - 2) / spread), games);
}

/** The factor of a straight line through the origin, likewise. */
export function factorOf(points: readonly FitPoint[], games: number): Quantity {
  const spread = sum(points.map(({ x }) => x ** 2));
  const factor = sum(points.map(({ x, y }) => x * y)) / spread;
  const left = sum(points.map(({ x, y }) => (y - factor * x) ** 2));
  return derived(factor, Math.sqrt(left / Math.max(1, points.length - 1) / spread), games);
}

/** The height of a level line, likewise. */
export function levelOf(values: readonly number[], games: number): Quantity {
  const level = mean(values);
  const left = sum(values.map((value) => (value - level) ** 2));
  return derived(level, Math.sqrt(left / Math.max(1, values.length - 1) / values.length), games);
}
