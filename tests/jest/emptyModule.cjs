/** Stands for style sheets that are imported for their effect. */
module.exports = {};
