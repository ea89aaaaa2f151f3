// Before anything is drawn: the theme that the reader chose; without one, the system's (src/client/theme-switch.ts).
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
