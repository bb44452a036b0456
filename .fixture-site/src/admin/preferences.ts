// After a save, the form stays open beside the page. This is a choice in the
// settings of the CMS, whose default is the opposite.
localStorage["sveltia-cms.prefs"] ??= JSON.stringify({ closeOnSave: false });

export {};
