// Of offline.html: loads what was wanted as soon as there is a network again.
const load = () => location.reload();
window.addEventListener('online', load);
document.getElementById('retry').addEventListener('click', load);
