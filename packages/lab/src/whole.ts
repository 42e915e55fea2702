/** What a difference is told as a part of: the size of the base's mean; one where that is 0, or not known. */
export const wholeOf = ({ mean }: { readonly mean: number | null }): number => Math.abs(mean ?? 0) || 1
