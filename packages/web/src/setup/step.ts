/** How far one press changes a number: a tenth of the size it usually has, so 100 about 1000, and 1 below 100. Of one that is usually 0 its range tells the size. */
export const stepFor = (usual: number, max: number): number =>
  10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, Math.abs(usual === 0 ? max / 100 : usual)))) - 1)
