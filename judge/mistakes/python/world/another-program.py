import subprocess
print(subprocess.run(["ls"]))
