import java.io.IOException;
import java.io.PrintWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.ForwardingJavaFileObject;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles and runs the programs of a folder in their order, each with classes of its own. */
public class RunJava {
    record Result(long line, String message) {
        static final Result GOOD = new Result(0, "");
    }

    /** A class may be public whatever its file is called. */
    static class AnyName extends ForwardingJavaFileObject<JavaFileObject> {
        AnyName(JavaFileObject file) {
            super(file);
        }

        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return true;
        }
    }

    static final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    /** One for all programs, since opening the library takes longer than compiling most of them. */
    static final StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);

    public static void main(String[] arguments) throws Exception {
        Path folder = Path.of(arguments[0]);
        try (var results = new PrintWriter(folder.resolve("results.jsonl").toFile(), "UTF-8")) {
            for (Path source : findSources(folder)) {
                Result result = run(source);
                results.printf("{\"program\":%d,\"line\":%d,\"message\":\"%s\"}%n",
                    numberOf(source), result.line, escape(result.message));
                results.flush();
            }
        }
        System.exit(0);
    }

    static List<Path> findSources(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                .sorted(Comparator.comparing(RunJava::numberOf)).toList();
        }
    }

    static int numberOf(Path source) {
        return Integer.parseInt(source.getFileName().toString().replace(".java", ""));
    }

    static Result run(Path source) throws Exception {
        Path classes = Files.createDirectory(source.resolveSibling(numberOf(source) + ".classes"));
        Result compiled = compile(source, classes);
        return compiled == Result.GOOD ? callMain(source, classes) : compiled;
    }

    static Result compile(Path source, Path classes) throws IOException {
        var problems = new DiagnosticCollector<JavaFileObject>();
        files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
        var sources = List.of(new AnyName(files.getJavaFileObjects(source).iterator().next()));
        var options = List.of("-proc:none", "-Xlint:none");
        if (compiler.getTask(null, files, problems, options, null, sources).call()) return Result.GOOD;
        return problems.getDiagnostics().stream()
            .filter(problem -> problem.getKind() == Diagnostic.Kind.ERROR).findFirst()
            .map(problem -> new Result(problem.getLineNumber(), problem.getMessage(null))).orElseThrow();
    }

    static Result callMain(Path source, Path classes) throws Exception {
        try (var loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
            Method main = findMain(classes, loader);
            if (main == null) return new Result(0, "no class has a method main(String[])");
            main.setAccessible(true);
            main.invoke(null, (Object) new String[0]);
            return Result.GOOD;
        } catch (InvocationTargetException failure) {
            return describe(failure.getTargetException(), source.getFileName().toString());
        }
    }

    static Method findMain(Path classes, ClassLoader loader) throws Exception {
        try (Stream<Path> files = Files.list(classes)) {
            for (Path file : files.sorted().toList()) {
                Class<?> type = loader.loadClass(file.getFileName().toString().replace(".class", ""));
                for (Method method : type.getDeclaredMethods())
                    if (method.getName().equals("main") && method.getParameterCount() == 1) return method;
            }
        }
        return null;
    }

    static Result describe(Throwable error, String fileName) {
        long line = Stream.of(error.getStackTrace()).filter(frame -> fileName.equals(frame.getFileName()))
            .mapToLong(StackTraceElement::getLineNumber).findFirst().orElse(0);
        return new Result(line, error.toString());
    }

    static String escape(String text) {
        return text.replace("\\", "\\\\").replace("\"", "\\\"").replaceAll("[\\p{Cntrl}]+", " ");
    }
}
