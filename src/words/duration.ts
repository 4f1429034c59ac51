/** Spans of time as people say them: `45 s`, `3 min 20 s`, `2 h 5 min`. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${whole % 60} s`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.round(hours / 24)} days`;
}

/** Games per second, or per minute where they are slow. */
export function formatRate(perSecond: number): string {
  if (perSecond >= 10) return `${perSecond.toFixed(0)} games/s`;
  return perSecond >= 1 ? `${perSecond.toFixed(1)} games/s` : `${(60 * perSecond).toFixed(1)} games/min`;
}
