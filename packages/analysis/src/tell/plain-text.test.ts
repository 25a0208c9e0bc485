import { describe, expect, it } from 'vitest'
import { gistOf, gistOfEnds, gistOfTelling } from './plain-text.ts'

const LINE =
  'Replica SQL for channel main: worker 3 failed executing transaction 812 at source log binlog.004413, end_log_pos 1145161; could not execute Write_rows event on table depot.parcel_scan; duplicate entry for key PRIMARY'

describe('a long line within a sentence', () => {
  it('keeps what happened and why', () => {
    const gist = gistOfEnds(LINE, 130)
    expect(gist.length).toBeLessThanOrEqual(132)
    expect(gist).toMatch(/^replica SQL for channel main.* … .*duplicate entry for key PRIMARY$/)
  })

  it('keeps of its clauses the one that says what is wrong, wherever it stands', () => {
    const gist = gistOfTelling(
      'Replica I/O for channel main: got an answer from the source when reading: the required logs were purged and are missing. Replicate them from elsewhere, or see the manual for more; position 109, file 7',
      130,
    )
    expect(gist.length).toBeLessThanOrEqual(132)
    expect(gist).toMatch(/^replica I\/O for channel main.* … .*logs were purged and are missing/)
  })

  it('is left as it is where there is room', () => expect(gistOfEnds('disk is full', 130)).toBe('disk is full'))

  it('loses a list of pairs in brackets within its sentence', () =>
    expect(
      gistOf(
        'reading the binlog at Source [gtid=null, file=mysql-bin.004288, pos=3463, ids=[], row=0], but it is gone',
      ),
    ).toBe('reading the binlog at Source, but it is gone'))

  it('leaves no mark where an id stood', () => {
    expect(gistOf('fpm is running, pid 17')).toBe('fpm is running')
    expect(gistOf('Redis version=6.2.14, pid=1, just started')).toBe('redis version=6.2.14, just started')
  })

  it('does not end with a word that asks for more', () =>
    expect(gistOf('the file that it wants to read is no longer kept on the server', 58)).toBe(
      'the file that it wants to read is no longer kept…',
    ))

  it('loses what an event of a cluster says of its object', () =>
    expect(
      gistOf(
        `Event(v1.ObjectReference{Kind:"FleetAutoscaler", Namespace:"arena", Name:"ranked"}): type: 'Warning' reason: 'ScalingLimited' Scaling fleet ranked was limited to maximum size of 60`,
      ),
    ).toBe('ScalingLimited Scaling fleet ranked was limited to maximum size of 60'))
})
