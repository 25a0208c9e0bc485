// a bag of [level, () => text, keep?]: every entry is dealt once before it repeats; keep < 1 makes it rare
export function deck(r, list) {
  let bag = [];
  return () => {
    for (;;) {
      if (!bag.length) { bag = list.slice(); for (let i = bag.length - 1; i > 0; i--) { const j = r.int(0, i); [bag[i], bag[j]] = [bag[j], bag[i]]; } }
      const e = bag.pop();
      if (e[2] !== undefined && !r.chance(e[2])) continue;
      return [e[0], e[1](), e];
    }
  };
}
