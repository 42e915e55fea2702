/** The games of this host beside the built-in ones: folders beside this file, or installed packages. */
export default { games: ['./hearts'] }
