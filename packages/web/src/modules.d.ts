/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />

declare module 'virtual:catalogue' {
  const games: readonly import('./catalogue/catalogue.ts').CatalogueGame[]
  export default games
}
declare module '@fontsource-variable/noto-sans-jp'
declare module '@fontsource-variable/noto-serif-jp'
