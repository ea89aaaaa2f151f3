// Before anything is drawn: the reader's own choice of light or dark.
try {
  const theme = localStorage.getItem('theme');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {}
