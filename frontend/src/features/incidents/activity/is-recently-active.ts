const WINDOW_MS = 10_000

interface Activity {
  readonly occurrence_count: number
  readonly last_seen: string
}

/** It came back, and just now. */
export const isRecentlyActive = ({ occurrence_count, last_seen }: Activity, nowMs: number): boolean =>
  occurrence_count > 1 && nowMs - Date.parse(last_seen) <= WINDOW_MS
