/** Where the games of the host are kept for times without a connection: the page fills it, the service worker answers from it. */
export const HOST_GAMES_CACHE = 'host-games'
