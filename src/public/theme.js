// Before anything is drawn: the theme that the reader chose; without one, the system's (src/client/theme-switch.ts).
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
// On the search page, a query leaves no room for what is read before one is typed (src/client/search/page.ts).
if (/[?&]q=[^&]/.test(location.search)) document.documentElement.dataset.asked = '';
