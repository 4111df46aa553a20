// Keeps the files of one version of the page. They change only together, when the page says so; files with
// a hash in their name never change at all.
// The page's types say that `self` is a window.
const worker = self as unknown as ServiceWorkerGlobalScope;

/** The build writes the names of all files here. */
const files: string[] = JSON.parse(JSON.stringify('__FILES__'));
const pages = ['/', '/manifest.webmanifest', '/icon.svg', '/icon-192.png', '/icon-512.png'];

/** One cache per version; the names of the files say which that is. */
const version = [...files.join('')].reduce(
    (hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0,
    7,
);
const cacheName = `lemniscate ${version >>> 0}`;

worker.addEventListener('install', (event) => {
    event.waitUntil(
        caches
            .open(cacheName)
            .then((cache) =>
                cache.addAll([...files, ...pages].map((file) => new Request(file, { cache: 'no-cache' }))),
            ),
    );
});

worker.addEventListener('activate', (event) => {
    event.waitUntil(
        caches
            .keys()
            .then((names) =>
                Promise.all(
                    names
                        .filter((name) => name.startsWith('lemniscate ') && name !== cacheName)
                        .map((name) => caches.delete(name)),
                ),
            )
            .then(() => worker.clients.claim()),
    );
});

worker.addEventListener('message', (event) => {
    if (event.data === 'change over') void worker.skipWaiting();
});

// "Your turn": back to the table, in the window that shows it or in a new one.
worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { url } = event.notification.data as { url: string };
    event.waitUntil(
        worker.clients.matchAll({ type: 'window' }).then(async (windows) => {
            const there = windows.find((one) => new URL(one.url).pathname === url);
            if (there) return there.focus();
            return worker.clients.openWindow(url);
        }),
    );
});

worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
    // What is asked of the server is the server's to answer, always.
    if (url.pathname.startsWith('/api/')) return;
    // Every path of ours is the same page.
    const wanted = request.mode === 'navigate' ? '/' : url.pathname;
    event.respondWith(
        caches
            .open(cacheName)
            .then((cache) => cache.match(wanted))
            .then((kept) => kept ?? fetch(request)),
    );
});

export {};
