// Keeps the form open next to the preview after a save. The CMS closes it by default.
localStorage["sveltia-cms.prefs"] ??= JSON.stringify({ closeOnSave: false });

export {};
