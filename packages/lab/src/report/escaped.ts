/** A text as it stands in HTML, SVG and their attributes. */
export const escaped = (written: string): string => written.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
