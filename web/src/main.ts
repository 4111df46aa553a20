import { mount } from 'svelte';
import App from './App.svelte';
import { signature } from './connection/connections';
import { register } from './offline/registration.svelte';
import { settings } from './settings.svelte';
import { firstSpoken, speak } from './texts/speech.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';

const wanted = settings.language ? [settings.language] : navigator.languages;
await speak(firstSpoken(wanted));
// For tests and the curious: what the engine inside plays by.
Object.assign(window, { lemniscate: { signature } });

void register();
mount(App, { target: document.getElementById('app')! });
