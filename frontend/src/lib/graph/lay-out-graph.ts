/** From whom an arrow points to whom. */
export interface GraphEdge {
  readonly from: string
  readonly to: string
}

export interface GraphNode {
  readonly name: string
  readonly column: number
  readonly row: number
}

export interface GraphLayout {
  readonly nodes: readonly GraphNode[]
  readonly columns: number
  readonly rows: number
}

/** Who points on the left, whom they point to right beside them. A circle stops growing at the number of nodes. */
export function layOutGraph(edges: readonly GraphEdge[], alone: readonly string[] = []): GraphLayout {
  const names = [...new Set([...edges.flatMap(({ from, to }) => [from, to]), ...alone])]
  const columnOf = new Map(names.map((name) => [name, 0]))
  for (let round = 0; round < names.length; round++) {
    let hasMoved = false
    for (const { from, to } of edges) {
      const wanted = (columnOf.get(from) ?? 0) + 1
      if (from !== to && wanted > (columnOf.get(to) ?? 0) && wanted < names.length) {
        columnOf.set(to, wanted)
        hasMoved = true
      }
    }
    if (!hasMoved) break
  }
  // A box that points straight to the last one stands beside it: no arrow passes behind another box.
  for (const name of names.toSorted((a, b) => (columnOf.get(b) ?? 0) - (columnOf.get(a) ?? 0))) {
    const column = columnOf.get(name) ?? 0
    const pointedTo = edges
      .filter(({ from, to }) => from === name && to !== name)
      .map(({ to }) => columnOf.get(to) ?? 0)
    const nearest = Math.min(...pointedTo)
    if (pointedTo.length > 0 && nearest - 1 > column) columnOf.set(name, nearest - 1)
  }
  const used = [...new Set(columnOf.values())].toSorted((a, b) => a - b)
  const heights = new Map<number, number>()
  const nodes = names.map((name) => {
    const column = used.indexOf(columnOf.get(name) ?? 0)
    const row = heights.get(column) ?? 0
    heights.set(column, row + 1)
    return { name, column, row }
  })
  return { nodes, columns: used.length, rows: Math.max(1, ...heights.values()) }
}
