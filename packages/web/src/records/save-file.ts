/** Hands a text to the browser as a file to keep. */
export const saveFile = (name: string, content: string, type: string): void =>
  saveBlob(name, new Blob([content], { type }))

/** The same with any content. */
export const saveBlob = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
