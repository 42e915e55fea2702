/** Waits until something outside this process holds; the limit of the test ends it where it never does. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5))
}
