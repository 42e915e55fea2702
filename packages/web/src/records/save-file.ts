/** Hands a text to the browser as a file to keep. */
export const saveFile = (name: string, content: string, type: string): void =>
  saveBlob(name, new Blob([content], { type }))

/** The same with any content. */
const saveBlob = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Hands something to the device's own way of sharing. False where it has none; who changes their mind has shared. */
export const handOn = async (data: ShareData): Promise<boolean> => {
  if (!('share' in navigator) || !navigator.canShare(data)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** The same with a file, which the browser keeps where the device has no way of sharing. */
export const handOnFile = async (name: string, content: Blob): Promise<void> => {
  if (!(await handOn({ files: [new File([content], name, { type: content.type })] }))) saveBlob(name, content)
}
