// Files of the program within the page, kept in the browser: what lies in some of its folders is
// the same before and after every request as in IndexedDB, which all tabs of this address share.

// What is used of Emscripten's file system.
export interface FileSystem {
  readdir(path: string): string[];
  stat(path: string): { ino: number; mode: number; size: number; mtime: Date };
  isDir(mode: number): boolean;
  readFile(path: string): Uint8Array;
  writeFile(path: string, bytes: Uint8Array): void;
  unlink(path: string): void;
  mkdirTree(path: string): void;
}

const dataBase = "houserule";
const files = "files"; // bytes by path
const state = "state";
const revision = "revision"; // counts what was written, so that a tab sees when another has

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error);
    transaction.onerror = () => failed(transaction.error);
  });
}

export class KeptFiles {
  // What lies in the folders and is kept: how each file was when it was read or written last.
  private known = new Map<string, string>();
  private seen = -1; // the revision

  private constructor(
    private readonly fs: FileSystem,
    private readonly folders: readonly string[],
    private readonly base: IDBDatabase,
  ) {}

  // Throws where the browser keeps nothing.
  static async open(fs: FileSystem, folders: readonly string[]): Promise<KeptFiles> {
    const request = indexedDB.open(dataBase, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(files);
      request.result.createObjectStore(state);
    };
    const kept = new KeptFiles(fs, folders, await answerOf(request));
    for (const folder of folders) fs.mkdirTree(folder);
    await kept.takeIn();
    return kept;
  }

  // Runs what reads and writes files while no other tab does, and keeps what it has written.
  // Where that cannot be kept nothing has changed, and the reason is thrown.
  async during<T>(work: () => T): Promise<T> {
    const whole = async () => {
      await this.takeIn();
      const answer = work();
      await this.keep();
      return answer;
    };
    return navigator.locks ? navigator.locks.request(dataBase, whole) : whole();
  }

  // What another tab has written since is taken over.
  private async takeIn(): Promise<void> {
    const transaction = this.base.transaction([files, state]);
    const now = ((await answerOf(transaction.objectStore(state).get(revision))) as number) ?? 0;
    if (now === this.seen) return;
    await this.takeAll(transaction);
    this.seen = now;
  }

  private async takeAll(transaction: IDBTransaction): Promise<void> {
    const store = transaction.objectStore(files);
    const [paths, texts] = await Promise.all([
      answerOf(store.getAllKeys()) as Promise<string[]>,
      answerOf(store.getAll()) as Promise<Uint8Array[]>,
    ]);
    const gone = new Set(this.lying().keys());
    paths.forEach((path, i) => {
      gone.delete(path);
      this.fs.mkdirTree(path.slice(0, path.lastIndexOf("/")) || "/");
      this.fs.writeFile(path, texts[i]!);
    });
    for (const path of gone) this.fs.unlink(path);
    this.known = this.lying();
  }

  // Every file in the folders, and a text that is another after each change of it.
  private lying(): Map<string, string> {
    const found = new Map<string, string>();
    const look = (folder: string): void => {
      for (const name of this.fs.readdir(folder)) {
        if (name === "." || name === "..") continue;
        const path = `${folder}/${name}`;
        const { ino, mode, size, mtime } = this.fs.stat(path);
        if (this.fs.isDir(mode)) look(path);
        else found.set(path, `${ino} ${size} ${mtime.getTime()}`);
      }
    };
    this.folders.forEach(look);
    return found;
  }

  private async keep(): Promise<void> {
    const now = this.lying();
    const written = [...now].filter(([path, how]) => this.known.get(path) !== how);
    const gone = [...this.known.keys()].filter((path) => !now.has(path));
    if (written.length === 0 && gone.length === 0) return;
    try {
      const transaction = this.base.transaction([files, state], "readwrite", { durability: "strict" });
      const store = transaction.objectStore(files);
      for (const [path] of written) store.put(this.fs.readFile(path), path);
      for (const path of gone) store.delete(path);
      transaction.objectStore(state).put(this.seen + 1, revision);
      await endOf(transaction);
    } catch (error) {
      await this.takeAll(this.base.transaction([files, state]));
      throw error;
    }
    this.known = now;
    this.seen += 1;
  }
}
