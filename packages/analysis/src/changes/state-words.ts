/** What links, sessions and members of clusters are by what happens to them: nobody sets it. */
export const STATE_WORDS =
  'up|down|init|full|idle|established|open|closed|half-open|leader|follower|candidate|master|backup|primary|secondary|running|stopped|ready|notready|online|offline|connected|disconnected'
