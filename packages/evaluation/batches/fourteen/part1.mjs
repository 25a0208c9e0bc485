import * as a from './part1a.mjs'
import * as b from './part1b.mjs'
export const cases = {
  'fourteen-01-hypervisor': a.hypervisor,
  'fourteen-02-reporting': a.reporting,
  'fourteen-03-ceph': a.ceph,
  'fourteen-04-site': b.site,
  'fourteen-05-names': b.names,
  'fourteen-06-boot': b.boot,
  'fourteen-07-pbx': b.pbx,
}
