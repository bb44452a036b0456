// Keeps the form open next to the preview. By default, the CMS closes the form on save.
localStorage["sveltia-cms.prefs"] ??= JSON.stringify({ closeOnSave: false });

export {};
