/** Stands for imported pictures and fonts, which arrive as an address. */
module.exports = "/static/file";
