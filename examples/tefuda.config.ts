/** The games of this host beside those of the house: folders beside this file, or installed packages. */
export default { games: ['./hearts'] }
