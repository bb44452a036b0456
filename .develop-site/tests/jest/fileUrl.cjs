/** A mock of imported fonts, which webpack turns into a URL. */
module.exports = "/static/file";
