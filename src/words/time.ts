/** Spans of time, speeds and dates as people say them. */

/** To the second: `45 s`, `3 min 20 s`, `2 h 5 min`, `3 days`. */
export function roundDuration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${whole % 60} s`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.round(hours / 24)} days`;
}

/** The same, short spans more exactly: `850 ms`, `12.3 s`. */
export function duration(seconds: number): string {
  if (seconds < 1) return `${Math.round(1000 * seconds)} ms`;
  return seconds < 60 ? `${seconds.toFixed(1)} s` : roundDuration(seconds);
}

/** `15 November 2026`. */
export function day(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

/** `2026-11-15 14:05 UTC`. */
export function moment(iso: string): string {
  return iso.replace('T', ' ').replace(/^(.{16}).*$/, '$1 UTC');
}

/** Games per second, or per minute where they are slow. */
export function formatRate(perSecond: number): string {
  if (perSecond >= 10) return `${perSecond.toFixed(0)} games/s`;
  return perSecond >= 1 ? `${perSecond.toFixed(1)} games/s` : `${(60 * perSecond).toFixed(1)} games/min`;
}
