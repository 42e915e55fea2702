/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />

declare module 'virtual:catalogue' {
  const games: readonly import('./catalogue/catalogue.ts').CatalogueGame[]
  export default games
}
declare module 'virtual:shared-modules'
declare module 'virtual:fonts.css'
declare module 'subset-font' {
  const subsetFont: (
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; noHinting: boolean; keepFeatures: readonly string[] },
  ) => Promise<Buffer>
  export default subsetFont
}
