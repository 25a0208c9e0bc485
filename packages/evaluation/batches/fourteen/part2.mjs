import * as a from './part2a.mjs'
import * as b from './part2b.mjs'
export const cases = {
  'fourteen-08-tunnel': a.tunnel,
  'fourteen-09-leases': a.leases,
  'fourteen-10-balancer': a.balancer,
  'fourteen-11-post': b.post,
  'fourteen-12-cluster': b.cluster,
  'fourteen-13-metrics': b.metrics,
  'fourteen-14-upgrade': b.upgrade,
}
