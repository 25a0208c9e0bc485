import type { GraphLayout, GraphNode } from './lay-out-graph.ts'

const PAD = 6
const BOX_WIDTH = 172
const NARROW_BOX_WIDTH = 132
const BOX_HEIGHT = 40
/** About what a letter of a name takes. */
const LETTER = 7.6
/** Along an arrow, and between neighbors. */
const GAPS = { right: { along: 96, across: 26 }, down: { along: 54, across: 16 } }

interface Point {
  readonly x: number
  readonly y: number
}

/** Where boxes and arrows stand: arrows run to the right, or downwards where the page is narrow. */
export function placeGraph({ columns, rows }: GraphLayout, direction: 'right' | 'down', boxHeight = BOX_HEIGHT) {
  const isDown = direction === 'down'
  const box = { width: isDown ? NARROW_BOX_WIDTH : BOX_WIDTH, height: boxHeight }
  const gap = GAPS[direction]
  const pitch = isDown
    ? { x: box.width + gap.across, y: box.height + gap.along }
    : { x: box.width + gap.along, y: box.height + gap.across }
  const across = isDown ? rows : columns
  const down = isDown ? columns : rows

  const cornerOf = ({ column, row }: GraphNode): Point => ({
    x: PAD + (isDown ? row : column) * pitch.x,
    y: PAD + (isDown ? column : row) * pitch.y,
  })
  const arrowOf = (from: GraphNode, to: GraphNode) => {
    const [a, b] = [cornerOf(from), cornerOf(to)]
    const middle = { x: box.width / 2, y: box.height / 2 }
    const isForward = to.column > from.column
    // An arrow back leaves and arrives at the side where no arrow forward does.
    const leavesBelow = isDown === isForward
    const start = leavesBelow ? { x: a.x + middle.x, y: a.y + box.height } : { x: a.x + box.width, y: a.y + middle.y }
    const end = isDown
      ? isForward
        ? { x: b.x + middle.x, y: b.y - 2 }
        : { x: b.x + box.width, y: b.y + middle.y }
      : isForward
        ? { x: b.x - 2, y: b.y + middle.y }
        : { x: b.x + middle.x, y: b.y + box.height }
    const bend = isDown ? { x: 0, y: (end.y - start.y) / 2 } : { x: (end.x - start.x) / 2, y: 0 }
    return {
      path: `M${start.x} ${start.y}C${start.x + bend.x} ${start.y + bend.y} ${end.x - bend.x} ${end.y - bend.y} ${end.x} ${end.y}`,
      middle: { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 },
      label: isDown
        ? { x: (start.x + end.x) / 2 + 22, y: (start.y + end.y) / 2 + 4 }
        : isForward
          ? { x: start.x + gap.along / 2, y: start.y - 6 }
          : { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 6 },
    }
  }
  return {
    box,
    letters: Math.floor((box.width - 16) / LETTER),
    width: across * pitch.x - (pitch.x - box.width) + PAD * 2,
    height: down * pitch.y - (pitch.y - box.height) + PAD * 2,
    cornerOf,
    arrowOf,
  }
}
