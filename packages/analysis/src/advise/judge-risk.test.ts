import { describe, expect, it } from 'vitest'
import { ACTIONS, type Action } from './actions.ts'
import { ALL_SIGNATURES } from '../signatures/all-signatures.ts'
import { fillCommand } from '../knowledge/fill-places.ts'
import { judgeRisk } from './judge-risk.ts'

const looks = [
  ...ALL_SIGNATURES.flatMap(({ id, tools }) => tools.map((tool) => ({ ...tool, id }))),
  ...Object.entries<Action>(ACTIONS).flatMap(([id, { category, commands }]) =>
    Object.values(commands).map((command) => ({ id, category, command })),
  ),
].filter(({ category }) => category !== 'fix')

it('finds that whatever is proposed for looking or checking only reads', () => {
  const wrong = looks.filter(({ command }) => judgeRisk(fillCommand(command, {})) !== 'read-only')
  expect(wrong.map(({ id, command }) => `${id}: ${command}`)).toEqual([])
  expect(looks.length).toBeGreaterThan(200)
})

describe('a command', () => {
  it.each([
    ['read-only', 'df -h /var/lib/postgresql'],
    ['read-only', 'kubectl logs deployment/web --since=10m | grep -ciE "error|fatal" 2>/dev/null'],
    ['read-only', 'psql -c "SELECT 1" -c "SHOW wal_level"'],
    ['read-only', 'kubectl exec deployment/<service> -- env | grep -i proxy'],
    ['read-only', 'for h in <hosts>; do echo srvr | nc $h 2181; done'],
    ['read-only', 'kubectl -n shop set env deployment/{service} --list'],
    ['changes-state', 'psql -c "CREATE TEMP TABLE t AS SELECT 1"'],
    ['changes-state', 'psql -c "SELECT pg_terminate_backend(17)"'],
    ['changes-state', 'psql -c "SELECT 1; UPDATE users SET name = 1"'],
    ['changes-state', 'kubectl rollout undo deployment/web'],
    ['changes-state', 'kubectl exec deployment/web -- redis-cli CONFIG SET maxmemory 1gb'],
    ['changes-state', 'kubectl get pods && systemctl restart nginx'],
    ['changes-state', 'echo $(systemctl restart nginx)'],
    ['changes-state', 'cat a.log > b.log'],
    ['changes-state', 'curl -X POST http://localhost:9200/_flush'],
    ['changes-state', 'redis-cli BGSAVE'],
    ['changes-state', 'sysctl vm.overcommit_memory=1'],
    ['changes-state', 'echo "disable server a/b" | socat stdio /run/haproxy/admin.sock'],
    ['changes-state', 'a-program-that-nobody-knows --list'],
    ['destructive', 'rm -rf /var/lib/docker/tmp'],
    ['destructive', 'df -h; psql -c "DROP TABLE users"'],
    ['destructive', 'kubectl delete pvc data-0'],
    ['destructive', 'redis-cli FLUSHALL'],
  ] as const)('that is %s: %s', (risk, command) => {
    expect(judgeRisk(command)).toBe(risk)
  })
})
